import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Switch } from '@/ui/switch/Switch'
import { Text } from '@/ui/text/Text'

interface ContactFormProps {
  mine: Out<'/tp5/api/IterContact/mine'>
}

export function ContactForm({ mine: { name, phone, shown, hours } }: ContactFormProps) {
  const [written, setWritten] = useState(hours)
  const save = useSubmit(async (show: boolean, words: string) => {
    await api.post('/tp5/api/IterContact/setPopStatus', {
      shown: show ? 1 : 0,
      hours: words.trim(),
    })
    toast(show ? '顾客现在看得到' : '顾客现在看不到')
  })
  return (
    <Stack inset>
      <Card>
        <Switch
          label="给顾客看我的电话"
          note="您管的机器的页面上会有，登录的邻居才看得到"
          on={shown === 1}
          onChange={(on) => void save.submit(on, written)}
        />
      </Card>
      <Card>
        <Facts
          facts={[
            { name: '称呼', value: name },
            { name: '电话', value: phone },
          ]}
        />
        <Text size="sm" tone="ink3">
          电话是您登录的手机号，称呼是您的昵称
        </Text>
      </Card>
      <Field
        label="什么时候方便接（选填）"
        placeholder="8:00–20:00"
        maxLength={30}
        value={written}
        onChange={setWritten}
      />
      <CallError error={save.error} />
      <Button
        shape="full"
        busy={save.busy}
        disabled={written.trim() === hours}
        onPress={() => void save.submit(shown === 1, written)}
      >
        保存时间
      </Button>
    </Stack>
  )
}
