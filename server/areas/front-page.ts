import type { Out } from '@contract/api'
import type { Context } from '@server/call/handler'

type Page = Out<'/tp5/api/Index/page'>
type Looking = Pick<Context<'/tp5/api/Index/page'>, 'db' | 'user' | 'now' | 'platform' | 'config'>

/** What an area has going on; nothing where it has nothing to show. */
export type Strip = (looking: Looking) => Promise<Page['strips'][number] | null>

/** How much waits for the caller in an area. */
export type Badge = (looking: Pick<Looking, 'db' | 'user'>) => Promise<number>
