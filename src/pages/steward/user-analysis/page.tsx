import { useRead } from '@/cache/useRead'
import { useKept } from '@/navigation/useKept'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { Card } from '@/ui/card/Card'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { Text } from '@/ui/text/Text'
import { OneVillage } from './OneVillage'

/** What is liked in each of my villages, as far as it names nobody. */
export default function UserAnalysis() {
  const call = useRead('/tp5/api/Housekeep/allowStatistics')
  const [chosen, setChosen] = useKept('village', '')
  const { data } = call
  const villages = data?.villages ?? []
  const shown = villages.find(({ village }) => village === chosen) ?? villages[0]
  return (
    <ManagerScreen route="userAnalysis" call={call}>
      {data && villages.length === 0 && <Empty title="现在没有归您管的村" />}
      {villages.length > 1 && shown && (
        <Tabs
          look="chips"
          flush
          label="哪个村"
          choices={villages.map(({ village }) => ({ value: village, text: village }))}
          value={shown.village}
          onChoose={setChosen}
        />
      )}
      {data && shown && (
        <Card>
          <Text size="sm" tone="ink2">
            {`${data.from} 到 ${data.to} 的整周，每周一更新。不到 ${data.least} 人的归到“其他”，“其他”也不到 ${data.least} 人的不显示。`}
          </Text>
        </Card>
      )}
      {shown &&
        (shown.may ? (
          <OneVillage key={shown.village} village={shown.village} />
        ) : (
          <Empty title="现在还不能看" text={shown.reason} />
        ))}
    </ManagerScreen>
  )
}
