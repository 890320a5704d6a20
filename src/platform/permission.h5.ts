export const positionHelp = '在浏览器的地址栏或者手机的设置里，允许这个网站使用位置，再试一次'

export const openPositionSettings: (() => Promise<boolean>) | undefined = undefined
