import type { Path } from '@contract/api'
import type { SignPackage } from '../platform/shareCard'
import { send } from './send'

const path: Path = '/weixin/api/getSignPackage'

/** Nobody is told when this fails: the page is there, only WeChat's menu stays as it was. */
export const signPackage = (url: string): Promise<SignPackage> =>
  send('GET', path, { url }, { silent: true })
