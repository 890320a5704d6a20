import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Shop = Out<'/tp5/api/BusinessHelper/detail'>

/** The house stops a shop, or lets it go on. */
export const Stop = ({ shop }: { shop: Shop }) =>
  shop.stopped === '' ? <Stopping shop={shop} /> : <Stopped shop={shop} />

function Stopping({ shop: { merchant_id } }: { shop: Shop }) {
  const form = useForm({ reason: '' }, ({ reason }) => ({
    reason: reason.trim() === '' ? '请写明为什么暂停，店主会看到' : undefined,
  }))
  const stop = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await api.post('/tp5/api/BusinessHelper/stop', { merchant_id, stopped: 1, ...filled })
    toast('暂停了')
  })
  return (
    <Card>
      <Stack>
        <Field label="为什么暂停营业" maxLength={60} {...form.field('reason')} />
        <CallError error={stop.error} />
        <Button kind="outline" shape="full" busy={stop.busy} onPress={() => void stop.submit()}>
          暂停这家店
        </Button>
        <Text size="sm" tone="ink3">
          暂停以后邻居买不了它的套餐；已经卖出的照常核销和结算
        </Text>
      </Stack>
    </Card>
  )
}

function Stopped({ shop: { merchant_id, stopped } }: { shop: Shop }) {
  const goOn = useSubmit(async () => {
    await api.post('/tp5/api/BusinessHelper/stop', { merchant_id, stopped: 0 })
    toast('恢复了')
  })
  return (
    <Card>
      <Stack>
        <Text tone="warn">{`平台暂停了这家店：${stopped}`}</Text>
        <CallError error={goOn.error} />
        <Button shape="full" busy={goOn.busy} onPress={() => void goOn.submit()}>
          恢复营业
        </Button>
      </Stack>
    </Card>
  )
}
