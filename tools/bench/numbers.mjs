/** @param {number[]} values not empty @returns {number} */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;

/**
 * Lines up a table for the terminal: the first column to the left, numbers to the right.
 * @param {string[][]} rows
 */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('   ')).join('\n');
}
