import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type Ref } from 'react';
import { NativeCheckbox } from '../NativeCheckbox';
import { FieldHelp } from '../TextInput';

export interface CheckboxRowProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label; it may hold links, which do not tick the box. */
  children: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const Row = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  paddingBlock: 10,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

/** One box to tick: terms, consent. */
export function CheckboxRow(props: CheckboxRowProps) {
  const { checked, onChange, children, error, name, disabled = false, inputRef } = props;
  const errorId = useId();
  const tied = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <div>
      <Row>
        <NativeCheckbox
          {...{ checked, name, disabled, ...tied }}
          ref={inputRef}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <span>{children}</span>
      </Row>
      {error ? (
        <FieldHelp data-wrong id={errorId} role="alert">
          {error}
        </FieldHelp>
      ) : null}
    </div>
  );
}
