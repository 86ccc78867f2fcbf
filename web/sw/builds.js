// Which build a thing belongs to. Each build of the site has a cache of its own, named after it, and its files lie in
// b/BUILD/, so that two builds never mix. Caches are shared by everything on an origin: the scope (the folder the site
// stands in) is part of the name.

/** @param {string} scope address of the site's folder */
const prefix = (scope) => `messhall ${new URL(scope).pathname} `;

/** @param {string} scope @param {string} build */
export const cacheName = (scope, build) => prefix(scope) + build;

/**
 * The build of a cache, or null when the cache is not this site's.
 * @param {string} scope
 * @param {string} name
 */
export const buildOfCache = (scope, name) => (name.startsWith(prefix(scope)) ? name.slice(prefix(scope).length) : null);

/**
 * The build in whose folder a file lies, or null.
 * @param {string} scope
 * @param {string} address
 */
export function buildOfFile(scope, address) {
  if (!address.startsWith(scope)) return null;
  return /^b\/([^/]+)\/./.exec(address.slice(scope.length))?.[1] ?? null;
}

/**
 * The caches that nobody needs any more. A page that did not say its build may be of any: then all are kept.
 * @param {object} facts
 * @param {string} facts.scope
 * @param {string} facts.build the one whose worker asks
 * @param {string[]} facts.caches names of all caches
 * @param {(string | null)[]} facts.pages builds of the open pages, null for the silent ones
 * @returns {string[]}
 */
export function staleCaches({ scope, build, caches, pages }) {
  if (pages.includes(null)) return [];
  const needed = new Set([build, ...pages]);
  return caches.filter((name) => {
    const of = buildOfCache(scope, name);
    return of !== null && !needed.has(of);
  });
}
