import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { pickTable } from '@/platform/pickTable'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { FieldError } from '@/ui/field/FieldError'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Imported } from './Imported'

type Done = Out<'/tp5/api/ExchangeShop/HealthReport/importTable'>

interface ImportProps {
  mostLines: number
  mostBytes: number
}

/** One file at a time; what came of each of its lines is told. */
export function Import({ mostLines, mostBytes }: ImportProps) {
  const [done, setDone] = useState<Done & { name: string }>()
  const [problem, setProblem] = useState<string>()
  const bring = useSubmit(async () => {
    setDone(undefined)
    setProblem(undefined)
    const picked = await pickTable(mostBytes)
    if (!picked) return
    if ('problem' in picked) {
      setProblem(picked.problem)
      return
    }
    const { name, content } = picked
    const came = await api.postLarge('/tp5/api/ExchangeShop/HealthReport/importTable', { content })
    setDone({ ...came, name })
  })
  return (
    <Card>
      <Stack>
        <SectionHead title="导入表格" />
        <Text size="sm" tone="ink2">
          {`选一个 CSV 文件，一次最多 ${mostLines} 行。同一个文件导入两次，不会记成两份。`}
        </Text>
        <Button shape="full" busy={bring.busy} onPress={() => void bring.submit()}>
          选文件导入
        </Button>
        <FieldError text={problem} />
        <CallError error={bring.error} />
        {done && <Imported done={done} name={done.name} />}
      </Stack>
    </Card>
  )
}
