/** Lines count from 1. */
export const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length
