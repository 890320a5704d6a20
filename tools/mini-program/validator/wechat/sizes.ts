/**
 * What WeChat lets be uploaded, in bytes.
 * https://developers.weixin.qq.com/miniprogram/dev/framework/subpackages.html
 */
export const sizes = { onePackage: 2 * 1024 * 1024, allPackages: 30 * 1024 * 1024 } as const
