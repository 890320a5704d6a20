import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import type { RoutesOn } from '@/routes/route'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

interface VersionsProps {
  route: RoutesOn<'agreement/document'>
  shown: Out<'/tp5/api/Agreement/detail'>
}

/** People have agreed to one of them, and may read it again. */
export function Versions({ route, shown }: VersionsProps) {
  const others = shown.versions.filter(({ version }) => version !== shown.version)
  return (
    <Stack inset>
      <SectionHead title="其他版本" />
      <Card bare>
        {others.map(({ version, effective_at }) => (
          <Cell
            key={version}
            title={`${version} 版`}
            value={`${effective_at} 起`}
            onPress={() => void go(route, { version })}
          />
        ))}
      </Card>
    </Stack>
  )
}
