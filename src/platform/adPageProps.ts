export interface AdPageProps {
  src: string
  label: string
}
