/** A list as people read it: words apart by spaces and lines. */
export const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
