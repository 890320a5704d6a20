/** 王阿姨 is told as 王** to whoever may be somebody else. */
export const maskedName = (name: string): string => `${[...name][0] ?? ''}**`
