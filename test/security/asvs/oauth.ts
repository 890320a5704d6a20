import { wechat } from '../proofs'
import { met, notOurs, type Row } from '../row'

const noServer = 'We give nobody access tokens for us: no authorisation server'
const noOidc = 'WeChat is no OpenID provider'

/** V10: OAuth. We are a client of WeChat, and nothing else. */
export const oauth: Row[] = [
  met(
    '10.1.1',
    2,
    'The app hands on WeChat’s code; what WeChat gives for it stays on the server',
    wechat('leaves no openid open in the database'),
  ),
  met('10.1.2', 2, 'A code is taken only with the state that this page has drawn', [
    'test/unit/platform/wechatCode.test.ts',
    'that nobody here has asked for is not taken',
  ]),
  met('10.2.1', 2, 'The state', [
    'test/unit/platform/wechatCode.test.ts',
    'that nobody here has asked for is not taken',
  ]),
  notOurs('10.2.2', 2, 'One authorisation server'),
  ...['10.3.1', '10.3.2', '10.3.3', '10.3.4'].map((id) => notOurs(id, 2, noServer)),
  ...['10.4.1', '10.4.2', '10.4.3', '10.4.4', '10.4.5'].map((id) => notOurs(id, 1, noServer)),
  ...['10.4.6', '10.4.7', '10.4.8', '10.4.9', '10.4.10', '10.4.11'].map((id) =>
    notOurs(id, 2, noServer),
  ),
  ...['10.5.1', '10.5.2', '10.5.3', '10.5.4', '10.5.5', '10.6.1', '10.6.2'].map((id) =>
    notOurs(id, 2, noOidc),
  ),
  ...['10.7.1', '10.7.2', '10.7.3'].map((id) => notOurs(id, 2, noServer)),
]
