import { CodeInput } from '@homeview/ui/CodeInput';
import { Countdown } from '@homeview/ui/Countdown';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For minutes and seconds that a customer has left, such as for the sign-in code. For days write a date in a Notice or a KeyValueList.',
  do: [
    'Compute secondsLeft from the time at which it began: a phone that sleeps skips seconds.',
    'Put it below the field that it is about.',
    'Say in finishedLabel what to do next: “Code expired. Send a new one.”',
    'Write the time in words in announcement: it is read at full minutes, 30 s and 10 s.',
  ],
  dont: [
    'Announce it yourself: a voice that counts every second leaves no room to type.',
    'Use it to hurry a customer who orders.',
    'Remove it at the end: finishedLabel takes its place.',
  ],
};

interface CodeStepProps {
  readonly code: string;
  readonly secondsLeft: number;
  readonly onCode: (code: string) => void;
}

export const Example = ({ code, secondsLeft, onCode }: CodeStepProps) => (
  <>
    <CodeInput
      format="digits"
      label="Verification code"
      value={code}
      onChange={(event) => onCode(event.target.value)}
    />
    <Countdown
      secondsLeft={secondsLeft}
      label="Code expires in"
      finishedLabel="Code expired. Send a new one."
      announcement={(seconds) => `${seconds} seconds left to enter the code`}
    />
  </>
);
