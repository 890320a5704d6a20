import { callbacks, fuzz, matrix, wechat } from './proofs'
import { threat, type Threat } from './threat'

const another = matrix('of no use to reach what is another person’s')
const everyRole = matrix('shut to')
const parameters = fuzz('answers whatever it is sent')

/** What was reported of other open malls, and the class of it where the report itself could not be read. */
export const holes: readonly Threat[] = [
  threat(
    'macrozheng/mall #998',
    'The amount to pay came from the client. Here the order says it, and a callback of another settles nothing',
    callbacks('another amount than was asked for settles nothing'),
  ),
  threat('macrozheng/mall #931', 'Anybody’s order could be cancelled', another),
  threat('macrozheng/mall #613', 'Access by number (report not read)', another),
  threat('macrozheng/mall #599', 'Anybody’s order could be read', another),
  threat(
    'newbee-mall #100',
    'A call of the client made an order paid. Here only a signed callback, or WeChat’s own answer, does',
    callbacks('a signature of another time, another nonce, or none'),
  ),
  threat('newbee-mall-plus #41', 'Access by number (report not read)', another),
  threat(
    'youlai-mall #113',
    'Anybody’s order could be paid for nothing',
    another,
    callbacks('a signature of another time, another nonce, or none'),
  ),
  threat('xmall #78', 'SQL by the order of a list', parameters),
  threat('xmall #103', 'Calls of members asked nobody who they are', everyRole),
  threat('litemall #552', 'SQL by the fields of a search', parameters),
  threat('CRMEB #87', 'SQL by a list of goods', parameters),
  threat(
    'CRMEB CVE-2023-3232',
    'A made-up WeChat sign-in gave a token. Here the server asks WeChat',
    wechat('refuses codes that WeChat does not know, and those of another app'),
  ),
  threat('go-zero-mall #13', 'Anybody’s order could be changed', another, everyRole),
]
