import { createHash } from 'node:crypto'
import type { WechatConfig } from '@server/config'
import type { WechatProvider } from './wechat'
import { judgeByWords } from './word-list'

type LocalConfig = Extract<WechatConfig, { provider: 'local' }>

const hour = 3600

/** Where there is no WeChat, the button of the preview gives a code that says the phone. */
const phoneInCode = /^phone-of-(?:\+(?<country>\d{1,3})-)?(?<number>\d+)$/

export const createLocalWechat = ({ codesSayPhones }: LocalConfig): WechatProvider => ({
  /** The same code is always the same person, so that a demo can come back to an account. */
  identify: (platform, code) => {
    const digest = createHash('sha256').update(`${platform}:${code}`).digest('base64url')
    return Promise.resolve(`local-${digest.slice(0, 22)}`)
  },
  phoneOf: (_platform, { code }) => {
    const said = codesSayPhones ? phoneInCode.exec(code)?.groups : undefined
    return Promise.resolve(
      said?.number ? { country: said.country ?? '86', number: said.number } : null,
    )
  },
  // No account: a page sets nothing up.
  pageAppId: '',
  pageTicket: () => Promise.resolve({ value: 'local ticket', seconds: hour }),
  /** H5 knows the pages of the mini program by the same paths, and stands for it. */
  urlLink: (path, query) =>
    Promise.resolve({ value: `/${path}${query && `?${query}`}`, seconds: hour }),
  // Nobody could scan it: the address of H5 stands on posters instead.
  miniCode: () => Promise.resolve({ value: '', seconds: hour }),
  checkText: ({ text }) => Promise.resolve(judgeByWords(text)),
  // Nobody looks at it.
  checkPicture: () => Promise.resolve({ verdict: 'pass' }),
})
