import type { Parsed } from '@contract/api'
import type { Context } from '@server/call/handler'
import type { MiniPlace } from '@server/providers/wechat/mini-place'

type Call = '/tp5/api/Common/miniCode'
type Looking = Pick<Context<Call>, 'db' | 'user' | 'now' | 'platform' | 'config'>

/**
 * Where the code of one of an area's things leads; null where no code could say it. Whoever may not
 * have it drawn is refused: nobody has WeChat draw codes of what they made up.
 */
export type Coded = (looking: Looking, id: string) => Promise<MiniPlace | null>

export type Codes = Readonly<Partial<Record<Parsed<Call>['kind'], Coded>>>
