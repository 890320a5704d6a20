/**
 * What WeChat's consoles have to be told before an upload, in the order of docs/WECHAT.md, where each has
 * its row. `see` looks at a build and at what it and the server were told, and answers as found.mjs has it.
 */
import { account } from './consoles/account.mjs'
import { codes } from './consoles/codes.mjs'
import { money } from './consoles/money.mjs'
import { privacy } from './consoles/privacy.mjs'
import { review } from './consoles/review.mjs'
import { servers } from './consoles/servers.mjs'

export const consoles = {
  Account: account,
  Servers: servers,
  Privacy: privacy,
  'Codes and cards': codes,
  Money: money,
  'Before review': review,
}

/** Of one app, without the groups that have nothing for it. */
export const consolesOf = (app) =>
  Object.entries(consoles)
    .map(([group, rows]) => [group, rows.filter(({ apps }) => !apps || apps.includes(app))])
    .filter(([, rows]) => rows.length > 0)
