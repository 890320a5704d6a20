import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { RichText } from '@/blocks/rich-text/RichText'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import type { Guard } from '@/parts/health/guard/guard'
import { useAllowing } from '@/parts/message/useAllowing'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SelectField } from '@/ui/field/SelectField'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Checkbox } from '@/ui/switch/Checkbox'
import { Text } from '@/ui/text/Text'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour} 点`,
}))

/** Before it is opened the notice is read and ticked by itself; later the quiet hours are changed here. */
export function Opening({ guard }: { guard: Guard }) {
  const notice = useRead('/tp5/api/Agreement/detail', { key: 'healthGuard' }, { alike: true })
  const [ticked, setTicked] = useState(false)
  const [from, setFrom] = useState(String(guard.quiet_from))
  const [to, setTo] = useState(String(guard.quiet_to))
  const { allow } = useAllowing(['guard'])
  const save = useSubmit(async () => {
    await allow()
    await api.post('/tp5/api/ExchangeShop/HealthGuard/userOpenGuard', {
      version: notice.data?.version ?? guard.version,
      ...{ quiet_from: Number(from), quiet_to: Number(to) },
    })
    toast(guard.open ? '保存了' : '健康守护打开了')
  })
  const press = () => {
    if (guard.open || ticked) void save.submit()
    else toast('请先阅读，再勾选同意')
  }
  const { data } = notice
  if (!data) return <Unloaded call={notice} outline={4} />
  return (
    <>
      <Card>
        <SectionHead title="安静时间" />
        <Stack>
          <SelectField label="从几点起不提醒" options={hours} value={from} onChange={setFrom} />
          <SelectField label="到几点再提醒" options={hours} value={to} onChange={setTo} />
          <Text size="sm" tone="ink2">
            两个选一样的，就是随时提醒
          </Text>
        </Stack>
      </Card>
      <RichText
        title={data.title}
        note={`版本 ${data.version}，${data.effective_at} 起生效`}
        sections={data.sections}
      />
      {guard.open === 0 && (
        <Checkbox label="单独同意健康守护" ticked={ticked} onChange={setTicked}>
          我已阅读告知书，单独同意邻集按上面所写守护我的健康记录
        </Checkbox>
      )}
      <CallError error={save.error} />
      <Button shape="full" busy={save.busy} onPress={press}>
        {guard.open ? '保存安静时间' : '同意并打开守护'}
      </Button>
    </>
  )
}
