/** Versions of WeChat's base library: `2.9.4` is older than `2.32.3`. */
export const isOlder = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) < 0
