import type { Out } from '@contract/api'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

type Rule = Out<'/tp5/api/Campaign/rule'>

/** What was sold or received under one of them keeps it, so each can be read again. */
export function RuleVersions({ rule: { key, version: shown, versions } }: { rule: Rule }) {
  const others = versions.filter(({ version }) => version !== shown)
  if (others.length === 0) return null
  return (
    <Stack inset gap="s2">
      <SectionHead title="其他版本" />
      <Card bare>
        {others.map(({ version, why, published_at }) => (
          <Cell
            key={version}
            title={why ? `第 ${version} 版：${why}` : `第 ${version} 版`}
            value={fullTime(new Date(published_at))}
            onPress={() => void go('activityRule', { key, version })}
          />
        ))}
      </Card>
    </Stack>
  )
}
