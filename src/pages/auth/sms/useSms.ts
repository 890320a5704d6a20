import type { GivenConsent } from '@/parts/auth/useConsent'
import type { SmsForm } from '@/parts/auth/useSmsForm'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'

/** Signs in by the phone that a message has proved. */
export const useSms = ({ values: { phone, code } }: SmsForm, consent: GivenConsent) =>
  useSubmit(() =>
    consent.under(async ({ agreement_version }) => {
      const device = session.uuid
      await api.post('/tp5/api/UserLogin/smsLogin', { phone, code, agreement_version, device })
      return 'signedIn' as const
    }),
  )
