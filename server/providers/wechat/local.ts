import { createHash } from 'node:crypto'
import type { WechatProvider } from './wechat'

/** The same code is always the same person, so that a demo can come back to an account. */
export const createLocalWechat = (): WechatProvider => ({
  identify: (platform, code) => {
    const digest = createHash('sha256').update(`${platform}:${code}`).digest('base64url')
    return Promise.resolve(`local-${digest.slice(0, 22)}`)
  },
})
