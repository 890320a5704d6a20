import { View } from '@tarojs/components'
import { useState } from 'react'
import type { In } from '@contract/api'
import { useForm } from '@/blocks/form/useForm'
import { CaptchaField } from '@/parts/auth/CaptchaField'
import { SmsFields } from '@/parts/auth/SmsFields'
import { besideFields } from '@/parts/auth/fieldOfRefusal'
import { useSmsForm } from '@/parts/auth/useSmsForm'
import { useTold } from '@/parts/auth/useTold'
import { api } from '@/request/api'
import { Refused } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import type { Campaign } from '../campaign'
import { faultsOf, type Given, type Told, type Written } from './claim'
import { OfAge } from './OfAge'
import styles from './ClaimSheet.module.scss'

interface ClaimSheetProps {
  campaign: Campaign
  /** The prize and the machine that it is about. */
  told: Told
  busy: boolean
  error: unknown
  onClose: () => void
  onGive: (given: Given) => void
}

/** Asked before a captcha is spent and a message sent for nothing. */
async function mayReceive(wish: In<'/tp5/api/Campaign/check'>): Promise<true> {
  const { allowed, error, message } = await api.post('/tp5/api/Campaign/check', wish)
  if (!allowed) throw new Refused(error, message)
  return true
}

const nothing: Written = { redeem: '', card: '' }

/** What the campaign asks of the person: a card's first digits, a code, a phone that is proved. */
export function ClaimSheet({ campaign, told, busy, error, onClose, onGive }: ClaimSheetProps) {
  const { needs, partner, mine } = campaign
  const { values, field, check } = useForm(nothing, (written) => faultsOf(campaign, written))
  const own = needs.phone === 0
  const wishOf = (phone: string) => {
    const { card } = values
    return { ...told, ...(card && { card }), ...(own ? {} : { phone }) }
  }
  const form = useSmsForm(
    ({ phone, ...wish }) => api.post('/tp5/api/Campaign/sendSms', { ...wishOf(phone), ...wish }),
    own,
    async (phone) => check(['card']) && mayReceive(wishOf(phone)),
  )
  const toldBy = useTold(form.values, undefined, error)
  const asksProof = needs.sms === 1 || needs.captcha === 1
  const [ofAge, setOfAge] = useState<boolean>()
  const unsaid = needs.adult !== '' && !ofAge
  const give = () => {
    if (unsaid) setOfAge(false)
    const written = check()
    if (!written || unsaid) return
    const { redeem, card } = written
    const given = {
      ...(redeem && { redeem }),
      ...(card && { card }),
      ...(ofAge && { adult: needs.adult }),
    }
    if (needs.sms) {
      const proof = form.check()
      if (!proof) return
      return onGive({ ...given, code: proof.code, ...(own ? {} : { phone: proof.phone }) })
    }
    if (!needs.captcha) return onGive(given)
    const { captcha_id } = form.captcha.data ?? {}
    onGive({ ...given, captcha_code: form.values.captcha, ...(captcha_id && { captcha_id }) })
  }
  return (
    <Sheet
      open
      title="核对一下就领"
      onClose={onClose}
      footer={
        <>
          <CallError error={asksProof ? besideFields(error) : error} />
          <Button shape="full" busy={busy} onPress={give}>
            领取
          </Button>
        </>
      }
    >
      <Stack>
        {needs.code === 1 && <Field label="兑换码" {...field('redeem')} />}
        {needs.card > 0 && (
          <Field
            label={`${partner?.name ?? ''}卡号前 ${needs.card} 位`}
            kind="number"
            maxLength={needs.card}
            {...field('card')}
          />
        )}
        {needs.sms === 1 && own && <View className={styles.own}>验证码发到 {mine?.phone}</View>}
        {needs.sms === 1 && (
          <SmsFields
            form={form}
            error={error}
            phone={needs.card > 0 ? '银行预留手机号' : undefined}
          />
        )}
        {needs.sms === 0 && needs.captcha === 1 && (
          <CaptchaField form={form} told={toldBy('captcha')} />
        )}
        {needs.adult !== '' && (
          <OfAge ticked={ofAge === true} missing={ofAge === false} onChange={setOfAge} />
        )}
        <View className={styles.note}>
          填写的内容只用于这次核对{partner ? `，由${partner.name}提供权益` : ''}。
        </View>
      </Stack>
    </Sheet>
  )
}
