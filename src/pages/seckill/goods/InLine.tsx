import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { Question } from '@/blocks/form/Question'
import { useForm } from '@/blocks/form/useForm'
import { Foot } from '@/blocks/screen/Foot'
import { phoneFault } from '@/parts/auth/smsRules'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** Who stands in the queue may go, or let a neighbour stand there. */
export function InLine({ itemId }: { itemId: number }) {
  const [gives, setGives] = useState(false)
  const leave = useSubmit(() =>
    api.post('/tp5/api/ExchangeShop/OnlineSeckill/leave', { item_id: itemId }),
  )
  return (
    <Foot>
      <CallError error={leave.error} />
      <Text size="sm" tone="ink2" center>
        轮到您会自动下单，可以先去看别的
      </Text>
      <Button kind="text" onPress={() => setGives(true)}>
        让给邻居
      </Button>
      <Button shape="full" kind="soft" busy={leave.busy} onPress={() => void leave.submit()}>
        不排了
      </Button>
      {gives && <Give itemId={itemId} onEnd={() => setGives(false)} />}
    </Foot>
  )
}

interface GiveProps {
  itemId: number
  onEnd: () => void
}

function Give({ itemId, onEnd }: GiveProps) {
  const form = useForm({ phone: '' }, ({ phone }) => ({ phone: phoneFault(phone) }))
  const give = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const wish = { item_id: itemId, phone: filled.phone }
    await api.post('/tp5/api/ExchangeShop/OnlineSeckill/giveOtherUser', wish)
    toast('让给邻居了')
    onEnd()
  })
  return (
    <Question title="让给哪位邻居？" confirm="让给他" act={give} onCancel={onEnd}>
      <Stack gap="s2">
        <Text size="sm" tone="ink2">
          对方接过来就站到您的位置上，按自己的地址下单；给了不能要回来
        </Text>
        <Field label="邻居的手机号" kind="phone" {...form.field('phone')} />
      </Stack>
    </Question>
  )
}
