/** Mini programs have no shell before their first page. */
export function removeShell(): void {
  // nothing to remove
}
