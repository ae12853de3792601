import { useRef } from 'react'

interface FileButtonProps {
  readonly label: string
  readonly onFile: (file: File) => unknown
}

/** Lets somebody choose a JSON file. */
export function FileButton({ label, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="framed" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file !== undefined) onFile(file)
          event.target.value = ''
        }}
      />
    </>
  )
}
