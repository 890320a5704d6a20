import { useRead } from '@/cache/useRead'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'

/** What a steward does, may see and earns. */
export default function SRuler() {
  const call = useRead('/tp5/api/Housekeep/rules')
  return (
    <ManagerScreen route="sRuler" call={call}>
      {call.data?.parts.map(({ title, lines }) => (
        <Card key={title}>
          <SectionHead title={title} />
          <NumberedLines lines={lines} />
        </Card>
      ))}
    </ManagerScreen>
  )
}
