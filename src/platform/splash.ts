/** Mini programs have no shell before their first page. */
export function removeSplash(): void {
  // nothing to remove
}
