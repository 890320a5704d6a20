import type { Out } from '@contract/api'
import type { Feature } from '@contract/features'

/** What every client is told at start, with this closed where it runs. */
export const appConfig = (
  closed: Feature[] = [],
): { '/tp5/api/Common/config': Out<'/tp5/api/Common/config'> } => ({
  '/tp5/api/Common/config': {
    agreement_version: '1.0',
    service_phone: '400-000-0000',
    service: { hours: '', chat: '' },
    sms_resend_seconds: 60,
    wechat_appid: '',
    closed,
    app: { link: '', ios: '', android: '' },
  },
})
