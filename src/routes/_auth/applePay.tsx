import { Outlet, createFileRoute, redirect } from '@tanstack/react-router';
import { plansPage } from '../../platform/launch/plansPage';

/** What the store sells is the iOS app's alone; elsewhere this is the plan page. Ruling 41. */
export const Route = createFileRoute('/_auth/applePay')({
  beforeLoad: ({ location }) => {
    const page = plansPage();
    if (page !== '/applePay') throw redirect({ href: page + location.searchStr, replace: true });
  },
  component: Outlet,
});
