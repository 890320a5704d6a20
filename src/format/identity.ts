/** 33010619500101123X → 3301**********123X; anything else stays hidden altogether. */
export const maskedIdNumber = (id: string): string =>
  /^\d{17}[\dXx]$/.test(id) ? `${id.slice(0, 4)}**********${id.slice(14)}` : '****'
