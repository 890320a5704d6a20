/** More than two digits is not read, only seen. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count))
