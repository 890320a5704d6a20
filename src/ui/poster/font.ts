const family = '"PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", sans-serif'

export const fontOf = (size: number, bold: boolean): string =>
  `${bold ? 600 : 400} ${size}px ${family}`
