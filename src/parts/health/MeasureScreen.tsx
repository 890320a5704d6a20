import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useLast } from '@/cache/useLast'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { useFamily, useWatched } from './family/family'
import { PersonPicker } from './family/PersonPicker'
import { type MeasurePage, notADoctor, placeOf, type Range, type Report } from './health'
import { LastReading } from './LastReading'
import { Night } from './Night'
import { Period } from './Period'
import { Points } from './Points'
import { Print } from './Print'
import { Readings } from './Readings'
import { ReportChart } from './ReportChart'
import { Sources } from './Sources'
import { Standing } from './Standing'

/** A measure, of mine or of somebody who shares it with me. */
export function MeasureScreen({ page }: { page: MeasurePage }) {
  const { person: asked = '' } = useRoute(placeOf[page.measure].route)
  const [person, setPerson] = useKept('person', asked)
  // nothing of one person is left standing while the other's is on its way
  return <OfPerson key={person} page={page} person={person} onPerson={setPerson} />
}

interface OfPersonProps {
  page: MeasurePage
  /** Empty: myself. */
  person: string
  onPerson: (person: string) => void
}

/** First in a sentence, then in lines, then as a picture. */
function OfPerson({ page, person, onPerson }: OfPersonProps) {
  const { measure } = page
  const { route } = placeOf[measure]
  const [range, setRange] = useKept<Range>('range', 'week')
  const [date, setDate] = useKept('date', '')
  const call = useRead(page.report, {
    range,
    ...(date !== '' && { date }),
    ...(person !== '' && { person_id: person }),
  })
  const report = useLast(call.data)
  const family = useFamily()
  const name = useWatched(measure).find((one) => one.person === person)?.name
  if (!report) return <UnloadedScreen route={route} call={call} rows={5} />
  // whom one may look at stands above all else, and would push it down
  if (!family.data && !family.error) return <UnloadedScreen route={route} call={family} rows={5} />
  const title: { title?: string } = name === undefined ? {} : { title: `${name}的${report.name}` }
  return (
    <Screen route={route} action={person === '' && <Action report={report} />} {...title}>
      <Stack inset>
        <PersonPicker measure={measure} person={person} onChoose={onPerson} />
        <Period report={report} range={range} onRange={setRange} onDate={setDate} />
        <Told report={report} />
        <ReportChart report={report} chart={page.chart} />
        {report.nights.map((night) => (
          <Night key={night.reading_id} night={night} />
        ))}
        {report.last && <LastReading reading={report.last} />}
        <Readings page={page} person={person} />
        <Card>
          <SectionHead title="怎么量" />
          <NumberedLines lines={page.how} />
        </Card>
        <Sources report={report} isOwn={person === ''} />
        <Print report={report} chart={page.chart} title={title.title ?? report.name} />
        <Text size="sm" tone="ink2" center>
          {notADoctor}
        </Text>
      </Stack>
    </Screen>
  )
}

/** What is written down is always one's own. */
const Action = ({ report: { consented, measure, name } }: { report: Report }) => (
  <Foot>
    {consented ? (
      <Button shape="full" onPress={() => void go('healthAdd', { measure })}>
        {`记一次${name}`}
      </Button>
    ) : (
      <Button shape="full" onPress={() => void go('healthHome')}>
        先看告知书，再开始记录
      </Button>
    )}
  </Foot>
)

/** What the picture shows, for who reads and for who listens. */
function Told({ report }: { report: Report }) {
  const { sentence, advice, beside } = report
  return (
    <Card>
      <Stack>
        <Text size="lg" strong heading={2}>
          {sentence}
        </Text>
        <Standing text={advice} />
        {beside.length > 0 && <Facts facts={beside} />}
        <Points report={report} />
      </Stack>
    </Card>
  )
}
