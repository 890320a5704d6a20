import type { Path } from '@contract/api'
import { maskedName } from '../format/maskedName'
import { openRoute } from '../platform/openRoute'
import { toast } from '../platform/toast'
import { send } from '../request/send'
import type { Area } from '../routes/route'
import { forgetPerson } from '../session/goesWithPerson'
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

/** What a token in a link makes of who is signed in; `ask` puts the question to the person. */
export async function becomeWhoseTokenIs(token: string, ask: AskWhoToBe): Promise<void> {
  const route = openRoute()
  if (route && ownPages.includes(route.area)) return
  if (token === '') {
    session.signOut()
    forgetPerson()
    toast('已退出登录')
    return
  }
  const input = { format: 'json', access_token: token }
  const other = await send<User>('POST', online, input, { silent: true, token })
  const { user } = session
  if (user && user.user_id !== other.user_id && !(await ask(questionOf(user, other)))) return
  session.signIn(other)
  toast(`已登录：${maskedName(other.nickname)}`)
}

function questionOf(now: User, next: User): WhoToBe {
  const other = maskedName(next.nickname)
  return {
    title: `以 ${other} 的身份继续？`,
    text: `这个链接会换掉现在登录的 ${maskedName(now.nickname)}。换了以后，填的资料、下的单都在 ${other} 的账号里。`,
    confirm: '换过去',
    cancel: '不换',
  }
}
