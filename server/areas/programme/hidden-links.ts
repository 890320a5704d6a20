import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import type { Here } from '@server/call/closed'
import { isShownHere } from './here'
import type { Teaser } from './teasers'

interface Row {
  link: string
  teaser: Teaser
}

/** Which of these addresses lead to a campaign that is not shown there. */
export async function hiddenLinks(
  db: Db,
  links: readonly string[],
  here: Here,
): Promise<Set<string>> {
  if (links.length === 0) return new Set()
  const rows = await statement<Row>(
    db,
    'campaigns_linked',
    `select link, campaign.teaser
     from unnest($1::text[]) as link
     left join campaign_routes on route = split_part(link, '?', 1)
     join campaigns campaign on campaign.campaign_key = coalesce(
       campaign_routes.campaign_key, substring(link from '[?&]key=([^&]*)')
     )`,
    [[...links]],
  )
  const hidden = rows.filter(({ teaser }) => !isShownHere({ definition: teaser }, here))
  return new Set(hidden.map(({ link }) => link))
}
