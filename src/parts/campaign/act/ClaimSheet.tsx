import { View } from '@tarojs/components'
import { useState } from 'react'
import { CaptchaField } from '@/parts/auth/CaptchaField'
import { SmsFields } from '@/parts/auth/SmsFields'
import { digits } from '@/parts/auth/smsRules'
import { useSmsForm } from '@/parts/auth/useSmsForm'
import { api } from '@/request/api'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import type { Campaign } from '../campaign'
import { type Faults, faultsOf, type Given } from './claim'
import styles from './ClaimSheet.module.scss'

interface ClaimSheetProps {
  campaign: Campaign
  busy: boolean
  error: unknown
  onClose: () => void
  onGive: (given: Given) => void
}

/** What the campaign asks of the person: a card's first digits, a code, a phone that is proved. */
export function ClaimSheet({ campaign, busy, error, onClose, onGive }: ClaimSheetProps) {
  const { key, needs, partner, mine } = campaign
  const [given, setGiven] = useState<Given>({})
  const [faults, setFaults] = useState<Faults>({})
  const own = needs.phone === 0
  const form = useSmsForm(
    ({ phone, ...wish }) =>
      api.post('/tp5/api/Campaign/sendSms', { key, ...wish, ...(own ? {} : { phone }) }),
    own,
  )
  const change = (changed: Given) => {
    setGiven((before) => ({ ...before, ...changed }))
    setFaults({})
  }
  const give = () => {
    const found = faultsOf(campaign, given)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    if (needs.sms) {
      if (!form.check()) return
      const { phone, code } = form.values
      return onGive({ ...given, code, ...(own ? {} : { phone }) })
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
          <CallError error={error} />
          <Button shape="full" busy={busy} onPress={give}>
            领取
          </Button>
        </>
      }
    >
      <Stack>
        {needs.code === 1 && (
          <Field
            label="兑换码"
            value={given.redeem ?? ''}
            error={faults.redeem}
            onChange={(redeem) => change({ redeem })}
          />
        )}
        {needs.card > 0 && (
          <Field
            label={`${partner?.name ?? ''}卡号前 ${needs.card} 位`}
            kind="number"
            maxLength={needs.card}
            value={given.card ?? ''}
            error={faults.card}
            onChange={(card) => change({ card: digits(card) })}
          />
        )}
        {needs.sms === 1 && own && <View className={styles.own}>验证码发到 {mine?.phone}</View>}
        {needs.sms === 1 && <SmsFields form={form} />}
        {needs.sms === 0 && needs.captcha === 1 && <CaptchaField form={form} />}
        <View className={styles.note}>
          填写的内容只用于这次核对{partner ? `，由${partner.name}提供权益` : ''}。
        </View>
      </Stack>
    </Sheet>
  )
}
