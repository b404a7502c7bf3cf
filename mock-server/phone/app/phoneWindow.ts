/** The API of the phone's window for the page that it frames. */
export interface FakePhone {
  /** Attaches a page to the fake app, before the page's own scripts run. */
  attach(page: Window): void;
}

export interface PhoneWindow extends Window {
  fakePhone?: FakePhone;
}
