import { usePaged } from '@/cache/usePaged'
import { monthDayHour } from '@/format/date'
import { go } from '@/navigation/go'
import { stateTones } from '@/parts/maintenance/install'
import { UpkeepList } from '@/parts/maintenance/UpkeepList'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

/** What is to be put up, or is being put up; the soonest first. */
export default function Installs() {
  const paged = usePaged('/tp5/api/OperationInstall/lists', {})
  const head = (
    <Card bare>
      <Cell icon="check" title="验收别人装的" onPress={() => void go('check')} />
      <Cell icon="wrench" title="故障单" onPress={() => void go('bugLog')} />
    </Card>
  )
  const empty = <Empty title="没有要装的机器" text="有新的装机会出现在这里" />
  return (
    <UpkeepList route="install" paged={paged} head={head} empty={empty}>
      {(rows) => (
        <Stack>
          {rows.map((row) => (
            <Card key={row.install_id}>
              <Stack gap="s2">
                <Row wrap="close">
                  <Text strong>{row.machine_name}</Text>
                  <Tag tone={stateTones[row.state]}>{row.state_text}</Tag>
                  {row.late === 1 && <Tag tone="danger">晚了</Tag>}
                </Row>
                <Text size="sm" tone="ink2">
                  {`${row.machine_sn} ・ ${row.village} ・ ${row.kind_text}`}
                </Text>
                <Text size="sm" tone="ink2">
                  {[
                    `${monthDayHour(new Date(row.due_at))} 前装好`,
                    row.installer ? `${row.installer} ${row.done} / ${row.steps} 步` : '还没有人接',
                  ].join(' ・ ')}
                </Text>
                <Row justify="end">
                  <Button
                    kind="soft"
                    shape="pill"
                    label={`看${row.machine_name}的装机`}
                    onPress={() =>
                      void go('installDetails', { install_id: String(row.install_id) })
                    }
                  >
                    看看
                  </Button>
                </Row>
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </UpkeepList>
  )
}
