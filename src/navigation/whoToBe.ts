import type { Path } from '@contract/api'
import { maskedName } from '../format/maskedName'
import { openRoute } from '../platform/address'
import { toast } from '../platform/toast'
import { send } from '../request/send'
import type { Area } from '../routes/route'
import { session, type User } from '../session/session'

export interface WhoToBe {
  title: string
  text: string
  confirm: string
  cancel: string
}

export type AskWhoToBe = (question: WhoToBe) => Promise<boolean>

/** Where people enter what is theirs alone, no link says who they are. */
const ownPages: readonly Area[] = ['identity', 'address', 'payment']
const online: Path = '/user/login/checkIsOnline'

let ask: AskWhoToBe = () => Promise.resolve(false)

/** Who can ask lies above, with what pages are drawn with. */
export function whenAnotherComes(asks: AskWhoToBe): void {
  ask = asks
}

/** What a token in an address makes of who is signed in. */
export async function becomeWhoseTokenIs(token: string): Promise<void> {
  const route = openRoute()
  if (token === session.token || (route && ownPages.includes(route.area))) return
  if (token === '') {
    session.signOut()
    toast('已退出登录')
    return
  }
  const input = { format: 'json', access_token: token }
  const other = await send<User>('POST', online, input, { silent: true, token })
  if (await mayReplace(other)) {
    session.signIn(other)
    toast(`已登录：${maskedName(other.nickname)}`)
  }
}

async function mayReplace({ user_id, nickname }: User): Promise<boolean> {
  const { user } = session
  if (!user || user.user_id === user_id) return true
  return ask({
    title: `以 ${maskedName(nickname)} 的身份继续？`,
    text: `这个链接会换掉现在登录的 ${maskedName(user.nickname)}。换了以后，填的资料、下的单都在 ${maskedName(nickname)} 的账号里。`,
    confirm: '换过去',
    cancel: '不换',
  })
}
