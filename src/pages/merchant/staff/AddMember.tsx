import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { phoneFault } from '@/parts/auth/smsRules'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** By the phone of an account that there is. */
export function AddMember({ most }: { most: number }) {
  const form = useForm({ phone: '' }, ({ phone }) => ({ phone: phoneFault(phone) }))
  const add = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await api.post('/tp5/api/VillageEnter/addStaff', filled)
    form.reset('phone')
    toast('添加了，他会收到消息，现在就能核销')
  })
  return (
    <Card>
      <Stack>
        <Field label="店员的手机号" kind="phone" {...form.field('phone')} />
        <CallError error={add.error} />
        <Button shape="full" busy={add.busy} onPress={() => void add.submit()}>
          添加店员
        </Button>
        <Text size="sm" tone="ink3">
          {`要先用这个手机号登录过一次；最多 ${most} 人`}
        </Text>
      </Stack>
    </Card>
  )
}
