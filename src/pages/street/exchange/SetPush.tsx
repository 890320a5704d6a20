import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import type { Detail } from '@/parts/street/street'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface SetPushProps {
  activityId: number
  promoter: NonNullable<Detail['promoter']>
}

const faultOf = (pieces: string) => (/^\d{1,5}$/.test(pieces) ? undefined : '请填写数量')

/** Takes gifts along, or counts what is left and ends. */
export function SetPush({ activityId, promoter: { standing, bag } }: SetPushProps) {
  const form = useForm({ pieces: '' }, ({ pieces }) => ({ pieces: faultOf(pieces) }))
  const set = useSubmit(async (on: 0 | 1, pieces: number) => {
    const told = await api.post('/tp5/api/MachinePushHelper/SetPush', {
      ...{ activity_id: activityId, on, pieces },
    })
    form.reset('pieces')
    if (on) toast(`包里有 ${told.bag} 份`)
    else toast(told.lost > 0 ? `收工了，少了 ${told.lost} 份，已记下` : '收工了，一份不少')
  })
  const submit = (on: 0 | 1) => {
    const filled = form.check()
    if (filled) void set.submit(on, Number(filled.pieces))
  }
  const isOn = standing === 'on'
  return (
    <Card>
      <SectionHead title={isOn ? '补货或收工' : '开始'} />
      <Stack>
        <Text size="sm" tone="ink2">
          {isOn ? `按账包里有 ${bag} 份。收工时数一数，填剩下的。` : '带了多少份礼物，数好再开始。'}
        </Text>
        <Field label="数量" kind="number" {...form.field('pieces')} />
        <CallError error={set.error} />
        <Button
          shape="full"
          kind={isOn ? 'soft' : 'primary'}
          busy={set.busy}
          onPress={() => submit(1)}
        >
          {isOn ? '加到包里' : '开始'}
        </Button>
        {isOn && (
          <Button shape="full" busy={set.busy} onPress={() => submit(0)}>
            收工，剩这么多
          </Button>
        )}
      </Stack>
    </Card>
  )
}
