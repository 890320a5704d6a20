export { countVisit } from './count-visit'
export { type GivenSums, writeSums } from './write-sums'
export { notePaidBack, noteSold, type Sale } from './note-sums'
export {
  machineCustomers,
  machineDays,
  machineGoodsDays,
  machineHours,
  machineVisits,
} from './tables'
export { onDays, type Sold, soldColumns, sumAs } from './read-sums'
