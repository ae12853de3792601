import { useTable } from '#ui/table'

/** The middle of the table. Games lay it out by the room there is, which is the same at every moment. */
export function SmallStage() {
  const { screen } = useTable()
  return (
    <div className="moment-stage">
      <screen.Stage />
    </div>
  )
}
