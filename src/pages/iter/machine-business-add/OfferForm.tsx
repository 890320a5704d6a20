import { View } from '@tarojs/components'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { Foot } from '@/blocks/screen/Foot'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { replace } from '@/navigation/go'
import { kindTexts } from '@/parts/iter/contract'
import {
  faultsOf,
  lengths,
  offerOf,
  type OfferTyped,
  partLabels,
  termsAsked,
} from '@/parts/iter/offerTyped'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'
import { Terms } from './Terms'

const kinds = (['percent', 'permille', 'rent'] as const).map((value) => ({
  value,
  text: kindTexts[value],
}))

const atFirst = (): OfferTyped => ({
  ...{ kind: 'percent', months: 12, rent: '', placePhone: '', placePart: '' },
  start: dayOf(new Date()).replace(/-/g, ''),
})

/** The terms of a contract, shown as everybody would have them before it is offered. */
export function OfferForm({ machineSn }: { machineSn: string }) {
  const form = useForm<OfferTyped, keyof OfferTyped>(atFirst, faultsOf)
  const { kind, months } = form.values
  const asked = termsAsked(machineSn, form.values)
  const terms = useRead('/tp5/api/MachineBusiness/terms', asked ?? null)
  const add = useSubmit(async () => {
    const filled = form.check()
    const offer = filled && offerOf(machineSn, filled)
    if (!offer) return
    const { contract_id } = await api.post('/tp5/api/MachineBusiness/add', offer)
    toast('已发起，等对方确认')
    await replace('machineBusinessDetails', { contract_id })
  })
  const action = (
    <Foot>
      <CallError error={add.error} />
      <Button
        shape="full"
        busy={add.busy}
        disabled={Boolean(asked && terms.data?.why_not)}
        onPress={() => void add.submit()}
      >
        发起合约
      </Button>
    </Foot>
  )
  return (
    <StaffScreen route="machineBusinessAdd" needs={terms} action={action}>
      <Stack inset>
        <Card>
          <Stack>
            <Text strong>{terms.data ? `${terms.data.machine_name} ${machineSn}` : machineSn}</Text>
            <Segmented
              label="怎么分"
              choices={kinds}
              value={kind}
              onChoose={(chosen) => form.change({ kind: chosen })}
            />
            <View>
              {kind === 'rent' && (
                <Field label="机器老板每月租金（元）" kind="decimal" {...form.field('rent')} />
              )}
              <Field
                label="从哪天开始，如 20270301"
                kind="number"
                maxLength={8}
                {...form.field('start')}
              />
            </View>
            <Segmented
              label="签多久"
              choices={lengths}
              value={months}
              onChoose={(chosen) => form.change({ months: chosen })}
            />
          </Stack>
        </Card>
        <Card>
          <Stack>
            <Text size="sm" tone="ink2">
              放机器的地方也要分，就填点位方；不填就不分
            </Text>
            <View>
              <Field
                label="点位方手机号（可不填）"
                kind="number"
                maxLength={11}
                {...form.field('placePhone')}
              />
              <Field label={partLabels[kind]} kind="decimal" {...form.field('placePart')} />
            </View>
          </Stack>
        </Card>
        <Terms call={terms} asked={asked !== undefined} />
      </Stack>
    </StaffScreen>
  )
}
