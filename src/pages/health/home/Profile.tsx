import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import type { Home } from '@/parts/health/health'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Field } from '@/ui/field/Field'
import { SectionHead } from '@/ui/section/SectionHead'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Known = Home['profile']

/** Birth and height, which the ranges go by and nobody has to tell. */
export function Profile({ profile }: { profile: Known }) {
  const [open, setOpen] = useState(false)
  const { born_year: born, height } = profile
  return (
    <Card>
      <SectionHead title="我的资料" more="修改" onMore={() => setOpen(true)} />
      <Facts
        facts={[
          { name: '出生年份', value: born === null ? '没填' : `${born} 年` },
          { name: '身高', value: height === null ? '没填' : `${height} 厘米` },
        ]}
      />
      <Text size="sm" tone="ink2">
        填了才能按年龄看参考范围、算 BMI，也可以不填
      </Text>
      <Sheet open={open} title="我的资料" onClose={() => setOpen(false)}>
        <Change profile={profile} onDone={() => setOpen(false)} />
      </Sheet>
    </Card>
  )
}

interface Typed {
  born: string
  height: string
}

const faultsOf = ({ born, height }: Typed) => ({
  born:
    born === '' || (Number(born) >= 1900 && Number(born) <= new Date().getFullYear())
      ? undefined
      : '请填四位年份，例如 1955',
  height:
    height === '' || (Number(height) >= 50 && Number(height) <= 250)
      ? undefined
      : '身高应在 50 到 250 厘米之间',
})

function Change({ profile, onDone }: { profile: Known; onDone: () => void }) {
  const { born_year: born, height } = profile
  const form = useForm<Typed, 'born' | 'height'>(
    { born: born === null ? '' : String(born), height: height === null ? '' : String(height) },
    faultsOf,
  )
  const save = useSubmit(async () => {
    const typed = form.check()
    if (!typed) return
    await api.post('/tp5/api/ExchangeShop/HealthReport/profile', {
      ...(typed.born !== '' && { born_year: Number(typed.born) }),
      ...(typed.height !== '' && { height: Number(typed.height) }),
    })
    toast('保存了')
    onDone()
  })
  return (
    <Stack>
      <Field
        label="出生年份"
        kind="number"
        maxLength={4}
        placeholder="1955"
        {...form.field('born')}
      />
      <Field label="身高（厘米）" kind="decimal" maxLength={5} {...form.field('height')} />
      <CallError error={save.error} />
      <Button shape="full" busy={save.busy} onPress={() => void save.submit()}>
        保存
      </Button>
    </Stack>
  )
}
