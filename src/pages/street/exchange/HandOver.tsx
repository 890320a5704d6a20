import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { scan } from '@/platform/scan'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

const path = '/tp5/api/MachinePushHelper/Exchange'

const faultOf = (code: string) => (/^\d{6}$/.test(code) ? undefined : '请填写 6 位领取码')

/** By what a neighbour shows, scanned or typed. */
export function HandOver({ activityId }: { activityId: number }) {
  const [given, setGiven] = useState<Out<typeof path>>()
  const form = useForm({ code: '' }, ({ code }) => ({ code: faultOf(code) }))
  const hand = useSubmit(async (code: string) => {
    setGiven(undefined)
    setGiven(await api.post(path, { activity_id: activityId, code }))
    form.reset('code')
  })
  const confirm = () => {
    const filled = form.check()
    if (filled) void hand.submit(filled.code)
  }
  const byCamera = async () => {
    const text = await scan?.()
    if (text === undefined) return
    form.change({ code: text.replace(/\D/g, '').slice(0, 6) })
    confirm()
  }
  return (
    <Card>
      <SectionHead title="发礼物" />
      <Stack>
        {scan && (
          <Button kind="soft" shape="full" icon="scan" onPress={() => void byCamera()}>
            扫邻居的领取码
          </Button>
        )}
        <Field
          label="6 位领取码"
          kind="number"
          {...form.field('code')}
          onChange={(text) => form.change({ code: text.replace(/\D/g, '').slice(0, 6) })}
        />
        <CallError error={hand.error} />
        {given && (
          <Text strong tone="brand">
            {`${given.name}领走了${given.gift}，包里还有 ${given.bag} 份`}
          </Text>
        )}
        <Button shape="full" busy={hand.busy} onPress={confirm}>
          确认发出
        </Button>
      </Stack>
    </Card>
  )
}
