type Known = readonly (readonly [sign: RegExp, name: string])[]

/** Some say that they are several: the first that is met holds. */
const makes: Known = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS/, '鸿蒙手机'],
  [/Android/, '安卓手机'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh/, 'Mac 电脑'],
  [/Linux/, 'Linux 电脑'],
]
const apps: Known = [
  [/MicroMessenger/, '微信'],
  [/Mozilla/, '浏览器'],
]

const nameIn = (known: Known, userAgent: string): string | undefined =>
  known.find(([sign]) => sign.test(userAgent))?.[1]

/** All that is kept of what somebody signed in with: enough for them to know it again. */
export function terminalOf(userAgent: string): string {
  const names = [nameIn(makes, userAgent), nameIn(apps, userAgent)]
  return names.filter(Boolean).join(' · ') || '其他设备'
}
